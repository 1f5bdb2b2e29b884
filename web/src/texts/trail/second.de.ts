// Was die zweite Ausgabe anders nennt; alles Übrige steht in de.ts.
export default {
  'worker.builder': 'Baumeister',
  'worker.one.builder': 'einen Baumeister',
  'workers.builder': 'Baumeister',
  'many.builder': 'Baumeister',
  'count.builder': '{workers, plural, one {# Baumeister} other {# Baumeistern}}',
  'trade.tile': 'ein Gesetzlosenplättchen',
  'task.green-trade': '{count, plural, one {# grünes Gesetzlosenplättchen} other {# grüne Gesetzlosenplättchen}}',
  'task.blue-trade': '{count, plural, one {# oranges Gesetzlosenplättchen} other {# orange Gesetzlosenplättchen}}',
  'tile.builder': 'einen Baumeister',
  'tile.trade-green': 'ein grünes Gesetzlosenplättchen',
  'tile.trade-blue': 'ein oranges Gesetzlosenplättchen',
  'via.O': 'die Straße der Gesetzlosen',
  'master.now.hazard-or-trade': 'sofort eine Gefahr oder ein Gesetzlosenplättchen',
  'master.now.build-free': 'ein Gebäude mit höchstens 2 Baumeistern kostenlos',
  'master.end.trade-pair': '{points, plural, one {# Punkt} other {# Punkte}} je Paar Gesetzlosenplättchen',
  'place':
    '{placeKind, select, start {der Beginn des Pfads} kc {Kansas City} neutral {neutrales Gebäude {letter}} own {dein Gebäude {building}} theirs {Gebäude {building} von {owner, player}} hazard {{hazard, name, hazard} auf {space}} trade {Gesetzloser auf {space}} other {Feld {space}}}',
  'place.at':
    '{placeKind, select, start {am Beginn des Pfads} kc {in Kansas City} neutral {beim neutralen Gebäude {letter}} own {bei deinem Gebäude {building}} theirs {bei Gebäude {building} von {owner, player}} hazard {{hazard, select, rockfall {beim Steinschlag auf {space}} flood {bei der Überschwemmung auf {space}} other {bei der Dürre auf {space}}}} trade {beim Gesetzlosen auf {space}} other {auf Feld {space}}}',
  'place.to':
    '{placeKind, select, start {zum Beginn des Pfads} kc {nach Kansas City} neutral {zum neutralen Gebäude {letter}} own {zu deinem Gebäude {building}} theirs {zu Gebäude {building} von {owner, player}} hazard {{hazard, select, rockfall {zum Steinschlag auf {space}} flood {zur Überschwemmung auf {space}} other {zur Dürre auf {space}}}} trade {zum Gesetzlosen auf {space}} other {zu Feld {space}}}',
  'act.gain_per_trade_pair':
    '{certificates, plural, one {# Zertifikat} other {# Zertifikate}} und {dollars, dollars} je Paar aus grünem und orangem Gesetzlosenplättchen erhalten',
  'act.build': 'Gebäude bauen oder ersetzen, {amount, dollars} je Baumeister',
  'act.trade': 'Kopfgeld kassieren: Gesetzlosenplättchen nehmen',
  'act.move_herder': 'Viehtreiber bis zu {amount, plural, one {# Schritt} other {# Schritte}} weiterziehen',
  'act.gain_per_builder': '{dollars, dollars} je Baumeister erhalten',
  'act.build_free':
    '{amount, plural, =0 {Gebäude kostenlos bauen oder ersetzen} other {Gebäude, das höchstens {amount} Baumeister braucht, kostenlos bauen}}',
  'decision.place_herder': 'Stelle deinen Viehtreiber auf ein neutrales Gebäude und beginne dort.',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Wähle ein Gebäude; es kostet nichts.} other {Wähle ein Gebäude, das höchstens {builders_at_most} Baumeister braucht; es kostet nichts.}}} other {Wähle ein Gebäude, {dollars_per_builder, dollars} für jeden nötigen Baumeister.}}',
  'decision.hazard_or_trade': 'Entferne eine Gefahr kostenlos oder nimm ein Gesetzlosenplättchen.',
  'decision.trade': 'Wähle einen Gesetzlosen; was darüber steht, erhältst du.',
  'tile.trade-orange': 'ein oranges Gesetzlosenplättchen',
} satisfies Record<string, string>;
