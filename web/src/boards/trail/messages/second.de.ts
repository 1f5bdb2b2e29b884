// Was die zweite Ausgabe anders nennt; alles Übrige steht in de.ts.
export default {
  'map.trade': 'Land der Gesetzlosen',
  'caption.gain-per-trade-pair': 'Gewinn je Gesetzlosenpaar',
  'caption.trade': 'Kopfgeld kassieren',
  'caption.gain-per-builder': 'Geld je Baumeister',
  'tip.start': 'Beginn des Pfads\nAus Kansas City kehren die Viehtreiber hierher zurück; der erste Halt ist immer bei A.',
  'tip.kc':
    'Kansas City\nDas Ende des Pfads: Wer hier ankommt, hält an. Du bringst drei Plättchen der Vorschau ins Spiel, verkaufst die Herde auf deiner Hand und lieferst sie mit der Bahn. Dann kehrt dein Viehtreiber zum Beginn zurück.',
  'tip.trade_tile':
    '{colour, select, green {Grünes} other {Oranges}} Gesetzlosenplättchen\n{place_gain, select, pay {Kopfgeld hier: Zahle {place_worth, dollars} für das Plättchen.} token {Kopfgeld hier: Erhalte ein Tauschplättchen und das Plättchen.} other {Kopfgeld hier: Erhalte {place_worth, dollars} und das Plättchen.}}',
  'tip.trade_slot':
    'Freies Feld für ein Gesetzlosenplättchen\nNeue Plättchen kommen auf die niedrigste Zahl. Das Kopfgeld hier: {place_gain, select, pay {{place_worth, dollars} zahlen} token {ein Tauschplättchen} other {{place_worth, dollars}}}.',
  'tip.station_worker':
    '{worker, select, cowboy {Ein Cowboy} builder {Ein Baumeister} other {Ein Ingenieur}} ist hier Bahnhofsvorsteher.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Baumeister} other {Ingenieur}} für den Arbeitsmarkt',
  'tip.tile_trade': '{colour, select, green {Grünes Gesetzlosenplättchen} other {Oranges Gesetzlosenplättchen}}',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Baumeister} other {Ingenieur}} in Zeile {row} des Arbeitsmarkts\n{count, plural, =0 {Keiner da.} one {Einstellen kostet {cost, dollars}; die Aktion kann den Preis ändern.} other {# da; Einstellen kostet {cost, dollars}; die Aktion kann den Preis ändern.}}',
  'tip.token':
    'Arbeitsmarkt-Anzeiger\nEr rückt abwärts, wenn seine Zeile voll ist. Am gelben Pfeil wird der Rindermarkt aufgefüllt; am letzten endet die Partie: Wer ihn dorthin rückt, nimmt ihn für 2 Punkte, und alle anderen haben noch einen Zug.',
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Baumeister} other {Ingenieure}}: {count} von {all}\n{worker, select, cowboy {Sie kaufen Rinder: Je mehr, desto günstiger.} builder {Ein Gebäude braucht so viele von ihnen, wie es zeigt.} other {Viele Aktionen ziehen die Lok bis zu ein Feld je Ingenieur.}}',
  'tip.building':
    'Gebäude {building}\nBraucht {builders, plural, one {# Baumeister} other {# Baumeister}}; am Ende {points, plural, one {# Punkt} other {# Punkte}}. Wenn du dort anhältst:',
  'tip.steps': 'Schrittlimit: {limit}\nHöchstens so viele Schritte darf dein Viehtreiber in einer Bewegung gehen. Leere Felder zählen nicht.',
  'tip.trade': 'Gesetzlosenplättchen\nGrüne: {green}, orange: {other}.',
  'tip.seat_workers': 'Arbeiter von {seat, player}\nCowboys: {cowboys}, Baumeister: {builders}, Ingenieure: {engineers}.',
  'text.workers': 'Cowboys: {cowboys}, Baumeister: {builders}, Ingenieure: {engineers}',
  'fact.builders': '{count, plural, one {# Baumeister} other {# Baumeister}}',
} satisfies Record<string, string>;
