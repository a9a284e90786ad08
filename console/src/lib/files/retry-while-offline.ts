import { connectionNow } from '../realtime/connection.js';
import { RETRY_DELAY_MS } from './retry-import.js';

/**
 * Loads the file of a screen. Without a connection it is asked for again and again, while what was shown before goes on
 * showing: the file may come though the sockets do not stand.
 * @throws what the browser says where it does not come over a connection that stands, as after a new version of ours
 */
export async function retryWhileOffline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (connectionNow() === 'online') throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
