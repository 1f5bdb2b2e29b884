export default {
  'plain.title': 'Was gewählt werden kann',
  'plain.none': 'Dieses Spiel ist noch nicht gezeichnet. Was möglich ist, steht in der Entscheidungsleiste.',
};
