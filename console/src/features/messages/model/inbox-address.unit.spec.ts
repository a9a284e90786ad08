import { describe, expect, it } from '@jest/globals';
import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import { aboutIn, inboxDefaults, neighbour, openChat, questionOf } from './inbox-address.js';

const chats = ['a', 'b', 'c'].map((id) => ({ id }) as ChatSummary);

describe('the address of the inbox', () => {
  it('becomes the question for its list', () => {
    expect(questionOf(inboxDefaults)).toEqual({
      remove_notifications: true,
      search: '',
      unread_only: false,
      page_size: 25,
    });
    expect(questionOf({ search: 'bora', unread: true, about: 'general', size: 5000 })).toEqual({
      remove_notifications: true,
      search: 'bora',
      unread_only: true,
      page_size: 100,
      about: 'general',
    });
  });

  it('ignores a kind that does not exist', () => {
    expect(aboutIn({ about: 'weather' })).toBeNull();
    expect(aboutIn({ about: 'absence_report' })).toBe('absence_report');
  });

  it('names the open conversation', () => {
    expect(openChat(chats, { chat: 'b' })?.id).toBe('b');
    expect(openChat(chats, { chat: '' })).toBeNull();
    expect(openChat(chats, { chat: 'z' })).toBeNull();
  });

  it('steps to the neighbours', () => {
    expect(neighbour(chats, 'b', 1)).toBe('c');
    expect(neighbour(chats, 'b', -1)).toBe('a');
    expect(neighbour(chats, 'c', 1)).toBeNull();
    expect(neighbour(chats, '', 1)).toBe('a');
    expect(neighbour([], '', 1)).toBeNull();
  });
});
