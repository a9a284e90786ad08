import { EventStoreDouble } from '../../engines/event-store/double/event-store-double.js';
import { answerQuestions } from '../child-program.js';

/** A node of the event store's double, on a processor of its own if the machine has one to spare. */
let node: EventStoreDouble | undefined;

answerQuestions({
  /** @param delay time in milliseconds until each call is answered */
  start: async ({ delay = 0 }: { delay?: number }) => {
    node = await EventStoreDouble.start();
    node.faults.delay = delay;
    return node.url;
  },

  /** @param delay time in milliseconds until each call is answered from now on */
  delay: ({ delay }: { delay: number }) => {
    if (node !== undefined) node.faults.delay = delay;
  },

  stop: () => node?.goAway(),
});
