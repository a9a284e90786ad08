import type { AssociationLogos, ShownAssociation } from '../../../contracts/marinas/association.js';
import { logoCalls } from '../../../contracts/marinas/calls.js';
import type { AssociationCode, LogoScheme } from '../../../contracts/marinas/vocabulary.js';
import { type InstallationState, logoOf } from '../domain/installation.js';

/** An association as its members see it. */
export function associationView(state: InstallationState, code: AssociationCode): ShownAssociation {
  return { code, name: state.offer.associations[code], logos: logosView(state, code) };
}

export function logosView(state: InstallationState, association: AssociationCode): AssociationLogos {
  const address = (scheme: LogoScheme) => {
    const logo = logoOf(state, { association, scheme });
    return logo === null ? null : `${logoCalls.show.path}?logo_id=${logo.file_id}`;
  };
  return { light: address('light'), dark: address('dark') };
}
