import { serviceCodes } from '../../../../contracts/messages/vocabulary.js';
import { describe, expect, it } from '@jest/globals';
import { messageApi } from '../../../../contracts/messages/api.js';
import { conversation } from '../../../../contracts/messages/message.js';
import { conversationDays, serviceCodeOf } from './conversation.js';

const [example] = conversation.parse(messageApi.boaterMessages.example.answer).unread;
const at = (created_at: string, id: string) => ({ ...example!, id, created_at });

describe('The conversation', () => {
  it('is read and unread together, oldest first, by days', () => {
    const read = [at('2027-05-02T10:00:00.000Z', 'b'), at('2027-05-03T09:00:00.000Z', 'c')];
    const unread = [at('2027-05-02T08:00:00.000Z', 'a')];
    const days = conversationDays({ read, unread }, (instant) => instant.slice(0, 10));
    expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
      ['2027-05-02', ['a', 'b']],
      ['2027-05-03', ['c']],
    ]);
  });

  it('knows every service code, and none of what people wrote', () => {
    for (const code of serviceCodes) expect(serviceCodeOf({ isService: true, status_code: code })).toBe(code);
    expect(serviceCodeOf({ isService: true, status_code: 'OF_TOMORROW' })).toBeNull();
    expect(serviceCodeOf({ isService: false, status_code: 'APPROVED' })).toBeNull();
  });
});
