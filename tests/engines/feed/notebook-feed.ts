import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type FeedTopic, messagesAbout } from '../../../contracts/vocabulary/feed-envelope.js';
import { FeedRegistry, feedSource, messageBody } from '../../../services/platform/feed/feed-registry.js';
import type { NotebookEvent } from '../../fixtures/platform-bench.js';

/** Public messages of a minimal domain: lines without their text, and the end of a notebook. */

const message = messagesAbout({ subject: 'notebook_id', key: 'notebook-{notebook_id}' });
const notebook = { notebook_id: z.string() };

export const notebookMessages = {
  written: message({
    type: 'quayside.notebook.written',
    summary: 'A line was written',
    data: z.object({ ...notebook, length: z.number().int() }),
    example: { notebook_id: 'n1', length: 3 },
  }),
  closed: message({
    type: 'quayside.notebook.closed',
    summary: 'The notebook is closed',
    data: z.object(notebook),
    example: { notebook_id: 'n1' },
  }),
};

const of = (stream: string) => ({ notebook_id: stream.slice('notebook-'.length) });

/**
 * A registry with one topic of unique name, because brokers keep topics. A line with the text `poison` cannot be
 * published.
 */
export function notebookRegistry(poison = 'poison'): { registry: FeedRegistry; topic: FeedTopic } {
  const topic: FeedTopic = {
    name: `quayside-test.${randomUUID()}.v1`,
    summary: 'Notebooks',
    messages: notebookMessages,
  };
  const registry = new FeedRegistry();
  registry.register(
    'notebook-',
    feedSource<NotebookEvent>(topic, {
      LineWritten: ({ stream, data: { line } }) => {
        if (line === poison) throw new Error('it is poison');
        const written = messageBody(notebookMessages.written, { ...of(stream), length: line?.length ?? 0 });
        // One event produces two messages.
        return line === 'finis' ? [written, messageBody(notebookMessages.closed, of(stream))] : [written];
      },
      NotebookClosed: 'unpublished',
    }),
  );
  return { registry, topic };
}
