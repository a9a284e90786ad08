import { type Happening, ListHappenings } from '../../../contracts/audit/queries.js';
import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { Highlight } from '../../../contracts/dashboard/figures.js';
import {
  HIGHLIGHT_DAYS,
  type HighlightFilter,
  highlightKinds,
  MOST_HIGHLIGHTS,
} from '../../../contracts/dashboard/vocabulary.js';
import { DescribeRequests } from '../../../contracts/memberships/queries.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

/** Events of customers, and of time; the steps of the marina's own staff are left out. */
const HAPPENINGS: Readonly<Record<Exclude<HighlightFilter, 'ALL'>, readonly string[]>> = {
  RESERVATIONS: [
    'ReservationRequested',
    'InstantBookingConfirmed',
    'PriceAccepted',
    'SuggestedDatesAccepted',
    'TermsAccepted',
    'TermsDeclined',
    'BerthOfferAccepted',
    'BerthOfferDeclined',
    'ReservationDocumentAdded',
    'PaymentReceived',
    'ReservationCanceledByBoater',
    'ReservationExpired',
    'PaymentExpired',
  ],
  VACANCIES: ['AbsenceReported', 'AbsenceChanged', 'AbsenceCanceled'],
  CUSTOMERS: [
    'CustomerRequestFiled',
    'CardIssued',
    'CardRenewed',
    'CardRenewalRequested',
    'NightsRedeemed',
    'VisitRedeemed',
  ],
};

const DAY = 86_400_000;

/** What customers did lately, newest first. */
@Handles(dashboardApi.highlights)
export class ListHighlights {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { show },
    marina_id,
    language,
  }: ReceivedCall<typeof dashboardApi.highlights>): Promise<{ items: Highlight[]; total: number }> {
    const event_types = show === 'ALL' ? Object.values(HAPPENINGS).flat() : HAPPENINGS[show];
    const since = new Date(this.clock.now().getTime() - HIGHLIGHT_DAYS * DAY).toISOString();
    const input = { marina_id, language, event_types, since, limit: MOST_HIGHLIGHTS };
    const found = await this.queries.execute(new ListHappenings(input));
    const idsOf = (wanted: string) => found.flatMap(({ kind, record_id }) => (kind === wanted ? [record_id] : []));
    const [stays, requests] = await Promise.all([
      this.queries.execute(new DescribeStays({ marina_id, reservation_ids: idsOf('reservation') })),
      this.queries.execute(new DescribeRequests({ marina_id, request_ids: idsOf('request') })),
    ]);
    const items = found.flatMap((happening) => {
      const stay = stays.get(happening.record_id);
      const person = stay?.boater == null ? null : `${stay.boater.first_name} ${stay.boater.last_name}`.trim();
      const names = [stay?.vessel_name ?? '', person ?? ''].filter((name) => name !== '');
      const about = names.length > 0 ? names.join(', ') : happening.record_label;
      return highlightOf(happening, about, requests.get(happening.record_id) ?? null);
    });
    return { items, total: items.length };
  }
}

function highlightOf(
  { id, at, event_type, title, kind, record_id }: Happening,
  about: Highlight['about'],
  request: Highlight['request'],
): Highlight[] {
  const known = highlightKinds.find((one) => one === kind);
  return known === undefined ? [] : [{ id, at, event_type, title, about, kind: known, record_id, request }];
}
