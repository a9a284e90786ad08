import type { availabilityApi } from '../../../contracts/berths/api.js';
import { keptSizes } from '../../../contracts/vocabulary/sizes.js';
import type { RouteInput } from '../../platform/http/received-call.js';

type Searched = Omit<RouteInput<typeof availabilityApi.listAvailableBerths>, 'only_available_berths'>;

/** The wish of a search, with the measures of its boat as one value. */
export function searchedWish({ length, beam, draft, type, ...rest }: Searched) {
  return { ...rest, vessel: keptSizes({ length, beam, draft, type }) };
}
