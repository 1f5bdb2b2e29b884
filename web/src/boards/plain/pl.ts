export default {
  'plain.title': 'Co można wybrać',
  'plain.none': 'Ta gra nie ma jeszcze rysunku. To, co można zrobić, widnieje na pasku decyzji.',
};
