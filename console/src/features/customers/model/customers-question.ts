import type * as z from 'zod';
import type { customerListSchemas } from '../../../../../contracts/customers/list-call-schemas.js';
import type { AskedPage } from '../../../lib/api/use-listed-page.js';
import type { CustomerChoices } from './customers-address.js';

type Question<K extends keyof typeof customerListSchemas> = z.input<
  NonNullable<(typeof customerListSchemas)[K]['body']>
>;

/** The request for one page of the residents. */
export function residentsQuestion(choices: CustomerChoices): Question<'residents'> & AskedPage {
  const { search, membership, types, length, order, page, page_size } = choices;
  return {
    ...(search === '' ? {} : { search }),
    filter: {
      membership,
      ...(types.length === 0 ? {} : { member_types: [...types] }),
      ...(length === null ? {} : { vessel_length: length }),
    },
    sort: { ...order },
    page,
    page_size,
  };
}

export function visitorsQuestion({
  search,
  membership,
  page,
  page_size,
}: CustomerChoices): Question<'visitors'> & AskedPage {
  return { ...(search === '' ? {} : { search }), membership, page, page_size };
}

export function archivedQuestion({
  search,
  order,
  page,
  page_size,
}: CustomerChoices): Question<'archived'> & AskedPage {
  return { ...(search === '' ? {} : { search }), sort: { ...order }, page, page_size };
}
