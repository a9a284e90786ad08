import { expect, it } from '@jest/globals';
import { placeholdersIn } from '../../../contracts/messages/rules/template-text.js';
import { templateForm } from '../../../contracts/messages/template.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { messageTemplates } from './message-templates.js';

it.each(messageTemplates)('$name is complete, with the same facts in each language', (template) => {
  const { texts } = templateForm.parse(template);
  const facts = languages.map((language) => placeholdersIn(texts[language] ?? '').toSorted());
  expect(facts).toEqual(languages.map(() => facts[0]));
  expect(facts[0]).not.toEqual([]);
});
