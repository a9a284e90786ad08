/** A database that one test has for itself on a server that many share. */
import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** The URL of a database of its own on that server, which `drop` removes with all that is in it. */
export function ownDatabase(server: string, suffixes: readonly string[] = ['']) {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    /** Every document, a text a collection. */
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
    drop: () =>
      onServer(server, async (client) => {
        for (const suffix of suffixes) await client.db(name + suffix).dropDatabase();
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
