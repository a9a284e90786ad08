import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messageApi } from '../../../../contracts/messages/api.js';
import type { Message } from '../../../../contracts/messages/message.js';
import type { Language } from '../../lib/i18n/language.js';
import { renderConsole } from '../../../testing/render-console.js';
import { MessageBubble } from './message-bubble.js';
import type { Reader } from './message-rules.js';

const { read, unread } = messageApi.reservation.answer.parse(messageApi.reservation.example.answer);
const example = [...read, ...unread].find(({ sender }) => sender.kind === 'boater') as Message;
const opened = (reader: Reader, changes: Partial<Message>, language: Language = 'en') =>
  renderConsole(
    <ul>
      <MessageBubble message={{ ...example, text: 'We arrive late.', ...changes }} reader={reader} />
    </ul>,
    { language },
  );
const line = () => screen.getByRole('listitem');

describe('a message that came by email', () => {
  it('is marked below its text for staff, after its author and time', async () => {
    await opened('staff', { by_email: true, edited_at: null });
    expect(line()).toHaveTextContent(/^We arrive late\..+, by email$/);
  });

  it('is marked at its time for the boater', async () => {
    await opened('boater', { by_email: true, edited_at: null });
    expect(screen.getByText('by email')).toBeVisible();
    expect(line()).toHaveTextContent(/by email.*We arrive late\.$/);
  });

  it('is marked in the language of the reader', async () => {
    await opened('staff', { by_email: true, edited_at: null }, 'de');
    expect(line()).toHaveTextContent(/, per E-Mail$/);
  });

  it.each<Reader>(['staff', 'boater'])('is not marked if it was written on a page, for the %s', async (reader) => {
    await opened(reader, { by_email: false, edited_at: null });
    expect(line()).toHaveTextContent('We arrive late.');
    expect(screen.queryByText(/by email/)).toBeNull();
  });
});
