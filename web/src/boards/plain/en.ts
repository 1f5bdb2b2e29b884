export default {
  'plain.title': 'Choices',
  'plain.none': 'This game has no drawing yet. Use the choices in the decision bar.',
};
