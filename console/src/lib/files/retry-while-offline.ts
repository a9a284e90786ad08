import { connectionNow } from '../realtime/connection.js';
import { RETRY_DELAY_MS } from './retry-import.js';

/**
 * Loads the file of a screen. While the sockets are not connected, a failed load is retried and the previous screen
 * stays; a request may succeed although the sockets do not connect.
 * @throws the browser's error when a load fails while connected, as after a deployment of a new version
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
