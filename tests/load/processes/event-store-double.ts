import { EventStoreDouble } from '../../engines/event-store/double/event-store-double.js';
import { answerQuestions } from '../child-program.js';

/** A node of the event store's double, on a processor of its own if the machine has one to spare. */
let node: EventStoreDouble | undefined;

answerQuestions({
  start: async () => {
    node = await EventStoreDouble.start();
    return node.url;
  },

  stop: () => node?.goAway(),
});
