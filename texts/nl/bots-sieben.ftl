### Waarom een bot bij 7 (Sieben) zo speelt

bots-sieben-take = Geen enkele kaart in de hand past op deze stapel.
bots-sieben-out = Daarmee is de laatste kaart weg: uit.
bots-sieben-seven = Met een Zeven! ben je twee kaarten kwijt en hoef je er geen te trekken.
bots-sieben-seven-again = Een 7 is op zichzelf al zeven: een kaart minder, en de beurt gaat door.
bots-sieben-stuck = Geen van de verborgen kaarten past hierop, dus { $seat } moet er een pakken.
bots-sieben-safe = Geen van de verborgen kaarten maakt hierop zeven.
bots-sieben-guard = { $seat } heeft bijna geen kaarten meer, en maar weinig verborgen kaarten maken hierop zeven: { $makers }.
bots-sieben-open = Er moet een kaart op tafel om de nieuwe stapel te beginnen. Van de verborgen kaarten maken er { $makers } zeven op de { $card }.
bots-sieben-keep = De { $card } kun je beter missen dan de { $kept }, en van de verborgen kaarten maken er { $makers } hierop zeven.
bots-sieben-last = De laatste kaart maakt geen zeven, dus wordt er een getrokken.
bots-sieben-leave = Van de verborgen kaarten maken er { $makers } hierop zeven.
