/** A database that belongs to one test, on a shared server. */
import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** The URL of a separate database on that server; `drop` removes it with all its data. */
export function ownDatabase(server: string, suffixes: readonly string[] = ['']) {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    /** All documents as text, one string for each collection. */
    texts: () =>
      onServer(server, async (client) => {
        const found: { name: string; text: string }[] = [];
        for (const suffix of suffixes) {
          const database = client.db(name + suffix);
          for (const { name: collection } of await database.listCollections().toArray()) {
            const documents = await database.collection(collection).find().toArray();
            found.push({ name: collection, text: JSON.stringify(documents) });
          }
        }
        return found;
      }),
    /** @param of the databases to drop, by their suffixes; default: all of them */
    drop: (of: readonly string[] = suffixes) =>
      onServer(server, async (client) => {
        for (const suffix of of) await client.db(name + suffix).dropDatabase();
      }),
  };
}

export async function onServer<T>(server: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(server);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
