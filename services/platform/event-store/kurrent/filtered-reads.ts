import type { EventStoreDBClient } from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';

/** Number of events that the server searches at a time. */
const SEARCH_WINDOW = 500;

type Calls = { read(request: streams.ReadReq, ...rest: unknown[]): unknown };

/** A part of the client that it keeps to itself. */
interface Inside {
  readonly GRPCStreamCreator: (service: unknown, name: string, create: (calls: Calls) => unknown) => unknown;
}

/**
 * The client, with reads of the whole log that return events of some streams only: the server leaves out the others.
 * Its protocol has such reads since version 20.6, and the client offers them for subscriptions alone.
 *
 * @param streamNames a regular expression
 */
export function readingOnly(client: EventStoreDBClient, streamNames: string): Pick<EventStoreDBClient, 'readAll'> {
  const { GRPCStreamCreator: created } = client as unknown as Inside;
  const filtering: Inside['GRPCStreamCreator'] = (service, name, create) =>
    created(service, name, (calls) =>
      create({
        read: (request, ...rest) => {
          request.getOptions()?.setFilter(filterOf(streamNames));
          return calls.read(request, ...rest);
        },
      }),
    );
  return Object.assign(Object.create(client) as EventStoreDBClient, { GRPCStreamCreator: filtering });
}

function filterOf(streamNames: string): streams.ReadReq.Options.FilterOptions {
  const { FilterOptions } = streams.ReadReq.Options;
  const name = new FilterOptions.Expression();
  name.setRegex(streamNames);
  const filter = new FilterOptions();
  filter.setStreamIdentifier(name);
  filter.setMax(SEARCH_WINDOW);
  filter.setCheckpointintervalmultiplier(1);
  return filter;
}
