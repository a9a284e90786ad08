import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial } from './template.js';
import type { TemplateEvent } from './template-events.js';

const given = specificationOf({ initial, evolve, decide });
const at = '2027-06-01T08:00:00.000Z';
const ours = { marina_id: 'ours', now: at };
const form = { name: 'Welcome', texts: { en: 'Hello {boater_name}', fr: 'Bonjour {boater_name}' } };
const created: TemplateEvent = { type: 'MessageTemplateCreated', data: { marina_id: 'ours', ...form, at } };
const deleted: TemplateEvent = { type: 'MessageTemplateDeleted', data: { at } };

describe('a template for messages', () => {
  it('is created once, without languages that are blank', () => {
    const create = { type: 'Create' as const, form: { ...form, texts: { ...form.texts, de: '' } } };
    given([]).when(create, ours).then(created);
    given([created]).when(create, ours).then();
  });

  it('is changed where it differs', () => {
    given([created]).when({ type: 'Change', form }, ours).then();
    const changed = { name: 'Welcome', texts: { en: 'Hello {boater_name}' } };
    given([created])
      .when({ type: 'Change', form: { ...changed, texts: { ...changed.texts, fr: '' } } }, ours)
      .then({ type: 'MessageTemplateChanged', data: { ...changed, at } });
  });

  it('is offered in other conversations', () => {
    const about = 'absence_report' as const;
    const changed: TemplateEvent = { type: 'MessageTemplateChanged', data: { ...form, about, at } };
    given([created])
      .when({ type: 'Change', form: { ...form, about } }, ours)
      .then(changed);
    given([created, changed])
      .when({ type: 'Change', form: { ...form, about } }, ours)
      .then();
    given([created, changed])
      .when({ type: 'Change', form }, ours)
      .then({ type: 'MessageTemplateChanged', data: { ...form, at } });
  });

  it('is deleted, and then no longer there', () => {
    given([created]).when({ type: 'Delete' }, ours).then(deleted);
    given([created, deleted])
      .when({ type: 'Delete' }, ours)
      .thenRefused('MESSAGE_TEMPLATE_NOT_FOUND', { kind: 'not_found' });
  });

  it('is not changed or deleted by another marina', () => {
    const theirs = { ...ours, marina_id: 'theirs' };
    for (const command of [{ type: 'Change' as const, form }, { type: 'Delete' as const }]) {
      given([created]).when(command, theirs).thenRefused('MESSAGE_TEMPLATE_NOT_FOUND', { kind: 'not_found' });
    }
  });
});
