import { boaterApi } from '../../../contracts/customers/api.js';
import type { BoaterPage } from '../../../contracts/customers/boater.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { CurrentDocuments } from '../lookups/current-documents.js';
import { HomeMarinas } from '../lookups/home-marinas.js';
import { PersonMerges } from '../lookups/person-merges.js';
import { byPrecedence } from '../projections/listed-card.js';
import { BoaterRegister } from '../records/boater-register.js';

/** A boater of the marina for the page of the boater; for administrators also one of another marina. */
@Handles(boaterApi.get)
export class ShowBoater {
  constructor(
    private readonly register: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly homes: HomeMarinas,
    private readonly merges: PersonMerges,
    private readonly documents: CurrentDocuments,
  ) {}

  async execute({
    input: { boater_id, all_marinas = false },
    marina_id,
    staff,
  }: ReceivedCall<typeof boaterApi.get>): Promise<BoaterPage | Refusal> {
    const anywhere = all_marinas && staff.principal.is_admin;
    const shown_marina = anywhere ? ((await this.register.marinaOf(boater_id)) ?? marina_id) : marina_id;
    const found = await this.page(shown_marina, boater_id);
    if (found === null) return refuse('not_found', customerErrors.boater_not_found);
    const hide = hidesContacts(staff) && !found.boater.contact_shown;
    return { ...found, boater: maskContact(found.boater, hide) };
  }

  /** Unmasked; null: not in this marina's register. */
  private async page(marina_id: string, boaterId: string): Promise<BoaterPage | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const person = await this.register.person(marina_id, boaterId);
    if (person === null) return null;
    const revision = await this.register.revisionOf(person.id);
    const detail = await this.details.of(marina_id, person.id);
    if (detail === null || revision === null) return null;
    const { boater, vessels, memberships } = detail;
    const named = vessels.find(({ home_marina_name }) => home_marina_name !== null)?.home_marina_name ?? null;
    const record_ids = await this.register.idsOf(marina_id, person.id);
    const [card] = [...memberships].sort(byPrecedence);
    return {
      ...detail,
      revision,
      merges: await this.merges.of(marina_id, person.id),
      home_marina: await this.homes.of(marina_id, boater, named),
      boater: {
        ...boater,
        card_number: card?.card_number ?? null,
        status: card?.status ?? null,
        skipper_id_license: (await this.documents.ofBoater(record_ids)).get('SKIPPER_ID_LICENSE') ?? null,
      },
    };
  }
}
