import type * as z from 'zod';
import type { boaterDetail } from './boater.js';
import type { contactForm } from './contact.js';
import type { vesselForm } from './vessel.js';
import type { membershipCard } from '../vocabulary/membership-card.js';

/** Parts of the examples of the customer calls. */
export const BOATER_ID = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';
export const VESSEL_ID = '0190f3a2-6b02-7d12-8b22-0a5b7c9d1e33';
export const MARINA_ID = '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44';

export const contactExample: z.input<typeof contactForm> = {
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '+33-612345678',
  language: 'fr',
  birthday: '14/07/1984',
  country_of_residence: 'FR',
};

export const vesselExample: z.input<typeof vesselForm> = {
  name: 'Belle Étoile',
  length: 11.4,
  beam: 3.85,
  draft: 1.9,
  type: 'SAIL',
  hull_type: 'MONOHULL',
  flag: 'FR',
};

export const cardExample: z.input<typeof membershipCard> = {
  card_id: '0190f3a2-6d04-7d14-8b24-0a5b7c9d1e55',
  card_number: 'STM0042',
  type: 'TEM',
  status: 'active',
  expires_on: '2028-06-01',
  renewal_requested_on: null,
  first_visit_on: '2027-05-14',
  auto_renew: true,
  nights_per_year: 5,
  home_marina_id: MARINA_ID,
  vessel_id: VESSEL_ID,
  nights_available: 3,
  redeem_nights_left: 3,
};

export const detailExample: z.input<typeof boaterDetail> = {
  boater: {
    id: BOATER_ID,
    relation_type: 'VISITOR',
    first_name: 'Inès',
    last_name: 'Delacroix',
    email: 'ines@example.org',
    phone: '+33-612345678',
    language: 'fr',
    address: null,
    address_line_two: null,
    country_of_residence: 'FR',
    postal_code: null,
    date_of_birth: '1984-07-14',
    is_signed_up: false,
    is_guest: false,
    contact_shown: true,
    erased: false,
  },
  vessels: [
    {
      id: VESSEL_ID,
      name: 'Belle Étoile',
      imo: null,
      mmsi: null,
      length: 11.4,
      beam: 3.85,
      draft: 1.9,
      hull_type: 'MONOHULL',
      type: 'SAIL',
      flag: 'FR',
      live_aboard: false,
      home_marina_id: null,
      home_marina_name: 'Port Camargue',
      home_port: null,
      primary_boater_id: BOATER_ID,
      boater_ids: [BOATER_ID],
    },
  ],
  memberships: [cardExample],
};
