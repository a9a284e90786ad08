import { comesBack } from '../realtime/connection.js';

/**
 * Loads the file of a screen. Without a connection it is waited for, while what was shown before goes on showing.
 * @throws what the browser says where it does not come over a connection that stands, as after a new version of ours
 */
export async function screenFile<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(await comesBack())) throw error;
    }
  }
}
