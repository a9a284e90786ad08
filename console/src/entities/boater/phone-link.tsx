import { isMasked } from './boater-card-rules.js';

/** A phone number that can be called, in groups; a masked one has no link. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return isMasked(phone) ? phone : <a href={`tel:${phone.replaceAll('-', '')}`}>{phone.replaceAll('-', ' ')}</a>;
}
