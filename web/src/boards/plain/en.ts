export default {
  'plain.title': 'What can be chosen',
  'plain.none': 'This game has no drawing yet. What can be done stands in the decision bar.',
};
