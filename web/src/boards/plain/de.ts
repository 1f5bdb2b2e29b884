export default {
  'plain.title': 'Möglichkeiten',
  'plain.none': 'Für dieses Spiel gibt es noch keine Zeichnung. Die Möglichkeiten stehen in der Auswahl.',
};
