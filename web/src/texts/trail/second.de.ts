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
  'offer.trade-green': 'grünes Gesetzlosenplättchen',
  'offer.trade-blue': 'oranges Gesetzlosenplättchen',
  'via.O': 'auf der Straße der Gesetzlosen',
  'master.now.hazard-or-trade': 'sofort eine Gefahr oder ein Gesetzlosenplättchen',
  'master.now.build-free': 'kostenlos ein Gebäude, das höchstens 2 Baumeister braucht',
  'master.end.trade-pair': '{points, plural, one {# Punkt} other {# Punkte}} je Paar Gesetzlosenplättchen',
  'place':
    '{placeKind, select, start {der Beginn des Pfads} kc {Kansas City} neutral {neutrales Gebäude {letter}} own {dein Gebäude {building}} theirs {Gebäude {building} von {owner, player}} hazard {{hazard, name, hazard} auf Feld {number}} trade {Gesetzloser bei {slot.trade, message}} other {Feld {space}}}',
  'place.at':
    '{placeKind, select, start {am Beginn des Pfads} kc {in Kansas City} neutral {beim neutralen Gebäude {letter}} own {bei deinem Gebäude {building}} theirs {bei Gebäude {building} von {owner, player}} hazard {{hazard, select, rockfall {beim Steinschlag auf Feld {number}} flood {bei der Überschwemmung auf Feld {number}} other {bei der Dürre auf Feld {number}}}} trade {beim Gesetzlosen bei {slot.trade, message}} other {auf Feld {space}}}',
  'place.to':
    '{placeKind, select, start {zum Beginn des Pfads} kc {nach Kansas City} neutral {zum neutralen Gebäude {letter}} own {zu deinem Gebäude {building}} theirs {zu Gebäude {building} von {owner, player}} hazard {{hazard, select, rockfall {zum Steinschlag auf Feld {number}} flood {zur Überschwemmung auf Feld {number}} other {zur Dürre auf Feld {number}}}} trade {zum Gesetzlosen bei {slot.trade, message}} other {zu Feld {space}}}',
  'act.gain_per_trade_pair':
    '{certificates, plural, one {# Zertifikat} other {# Zertifikate}} und {dollars, dollars} je Paar aus grünem und orangem Gesetzlosenplättchen erhalten',
  'act.build': 'Gebäude bauen oder ersetzen, {amount, dollars} je Baumeister',
  'act.trade': 'Kopfgeld kassieren: Gesetzlosenplättchen nehmen',
  'act.move_herder': 'Viehtreiber bis zu {amount, plural, one {# Schritt} other {# Schritte}} weiterziehen',
  'act.gain_per_builder': '{dollars, dollars} je Baumeister erhalten',
  'act.build_free':
    '{amount, plural, =0 {Gebäude kostenlos bauen oder ersetzen} one {Gebäude, das höchstens # Baumeister braucht, kostenlos bauen} other {Gebäude, das höchstens # Baumeister braucht, kostenlos bauen}}',
  'decision.place_herder': 'Stelle deinen Viehtreiber auf ein neutrales Gebäude und beginne dort.',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Wähle ein Gebäude; es kostet nichts.} one {Wähle ein Gebäude, das höchstens # Baumeister braucht; es kostet nichts.} other {Wähle ein Gebäude, das höchstens # Baumeister braucht; es kostet nichts.}}} other {Wähle ein Gebäude: {dollars_per_builder, dollars} je nötigem Baumeister.}}',
  'decision.hazard_or_trade': 'Entferne eine Gefahr kostenlos oder nimm ein Gesetzlosenplättchen.',
  'decision.trade': 'Wähle ein Gesetzlosenplättchen; das Kopfgeld darüber erhältst du.',
  'tile.trade-orange': 'ein oranges Gesetzlosenplättchen',
} satisfies Record<string, string>;
