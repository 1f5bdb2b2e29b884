export default {
  'plain.title': 'Możliwości',
  'plain.none': 'Ta gra nie ma jeszcze rysunku. Wybieraj spośród możliwości na pasku decyzji.',
};
