import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ChatRow } from './chat-row.js';

const [chat] = messageApi.getall.answer.parse(messageApi.getall.example.answer).items;

it('has the whole message as the title of its excerpt', async () => {
  const message = 'We arrive late, '.repeat(30).trim();
  await renderConsole(
    <ul>
      <ChatRow chat={{ ...chat!, signed_by_user: true, message }} open={false} />
    </ul>,
  );
  expect(screen.getByText(`You: ${message}`)).toHaveAttribute('title', `You: ${message}`);
});
