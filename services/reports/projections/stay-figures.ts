import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { RESERVATION_STREAM, reservationFacts } from '../../../contracts/reservations/events.js';
import { figureFacts } from '../../../contracts/reservations/figures-facts.js';
import { TRAFFIC_STREAM, trafficFacts } from '../../../contracts/traffic/events.js';
import { type FigureEvent, figuresAfter, type StayFigures } from '../domain/stay-figures.js';

/** The figures of each stay. A report reads those that it counts in the months that it shows. */
export const stayFigures: Projection<StayFigures> = {
  name: 'stay_figures',
  version: 2,
  indexes: [{ fields: ['keys'] }],
  documentIds: ({ stream, type }) => {
    if (stream.startsWith(RESERVATION_STREAM) && (type in reservationFacts || type in figureFacts)) {
      return [stream.slice(RESERVATION_STREAM.length)];
    }
    return stream.startsWith(TRAFFIC_STREAM) && type in trafficFacts ? [stream.slice(TRAFFIC_STREAM.length)] : [];
  },
  apply: (document, event) => figuresAfter(document, asFact(event)),
  personal: { field: 'boater_id', forget: (document) => ({ ...document, country: null }) },
};

const asFact = ({ type, data }: LoggedEvent) => ({ type, data }) as FigureEvent;
