import { BackupRefusedError } from './backup-refused.js';
import type { OperatorAccess, OrderLine } from './operator-port.js';
import type { ShowStep } from './making-copy.js';

/** The process that left its access has ended: nothing listens there, or something else. */
export class NobodyAnswersError extends Error {
  override readonly name = 'NobodyAnswersError';
}

/**
 * Gives an order to the running product and waits for its end.
 * @throws NobodyAnswersError; BackupRefusedError with the reason of the product, or if it ends meanwhile
 */
export async function askProduct(
  { port, token }: OperatorAccess,
  order: string,
  body: object,
  show: ShowStep,
): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/${order}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new NobodyAnswersError('nobody answers', { cause: error });
  });
  if (response.status !== 200 || response.body === null) throw new NobodyAnswersError(`status ${response.status}`);
  let rest = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const told = JSON.parse(line) as OrderLine;
        if ('error' in told) throw new BackupRefusedError(`${told.error.replace(/\.$/, '')}.`);
        if ('ended' in told) return;
        show(told.step, told.done, told.all);
      }
    }
  } catch (error) {
    if (error instanceof BackupRefusedError) throw error;
    throw new BackupRefusedError('The product ended during the backup.', { cause: error });
  }
  throw new BackupRefusedError('The product ended during the backup.');
}
