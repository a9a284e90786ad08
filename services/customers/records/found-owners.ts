import { Injectable } from '@nestjs/common';
import type { FoundOwner } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { contactOf } from '../domain/contact.js';
import { BoaterRegister } from './boater-register.js';

/** Owners of boats that were found on the dock, of whom often only the mail address is known. */
@Injectable()
export class FoundOwners {
  constructor(private readonly boaters: BoaterRegister) {}

  /** The owner in the register; a person with a new mail address is added without a name. Null: nobody is named. */
  async idOf(
    marina: string,
    { boater_id, email }: FoundOwner,
    context: CommandContext,
  ): Promise<string | null | Refusal> {
    if (boater_id !== undefined) {
      const boater = await this.boaters.person(marina, boater_id);
      if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
      return boater.state.contact === null ? refuse('conflict', customerErrors.boater_erased) : boater.id;
    }
    return email === undefined ? null : this.byEmail(marina, email, context);
  }

  private async byEmail(marina: string, email: string, context: CommandContext): Promise<string | Refusal> {
    const known = await this.boaters.idByEmail(marina, email);
    if (known !== null && (await this.boaters.goesBy(marina, known, email))) return known;
    const id = deriveId(context.command_id, 'boater');
    const contact = contactOf({ first_name: '', last_name: '', email, language: 'en' });
    const added = await this.boaters.register(
      marina,
      { id, relation_type: 'VISITOR', registered_by: 'MARINA', contact },
      context,
    );
    return isRefusal(added) ? added : id;
  }
}
