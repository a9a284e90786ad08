import { Controller } from '@nestjs/common';
import { PostMessage } from '../../../contracts/messages/commands.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import type { BoaterCaller } from '../../platform/http/caller.js';
import type { CommandContext, MarinaContext } from '../../platform/event-sourcing/command-context.js';
import {
  Boater,
  Endpoint,
  From,
  Input,
  Command,
  MarinaCommand,
  type RouteInput,
  Upload,
} from '../../platform/http/endpoint.js';
import type { Sender } from '../../platform/http/received-call.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { AddDocument } from '../commands/add-document.js';
import { MoveReservation } from '../commands/move-reservation.js';
import { PayReservation } from '../commands/pay-reservation.js';
import { RequestReservation } from '../commands/request-reservation.js';

/** Boaters' routes: request a berth without an account, and answer with the link of that reservation. */
@Controller()
export class BoaterController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(boaterReservationApi.request)
  request(@Input() input: RouteInput<typeof boaterReservationApi.request>, @Command() context: CommandContext) {
    return this.commands.execute(new RequestReservation(input, false, context));
  }

  @Endpoint(boaterReservationApi.instantBook)
  instantBook(
    @Input() input: RouteInput<typeof boaterReservationApi.instantBook>,
    @From() { address }: Sender,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new RequestReservation(input, true, context, address));
  }

  @Endpoint(boaterReservationApi.acceptPrice)
  acceptPrice(
    @Input() { confirmed_requirements }: RouteInput<typeof boaterReservationApi.acceptPrice>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const command = { type: 'AcceptPrice' as const, confirmed_requirements };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }

  @Endpoint(boaterReservationApi.acceptDates)
  acceptDates(
    @Input() dates: RouteInput<typeof boaterReservationApi.acceptDates>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const command = { type: 'AcceptSuggestedDates' as const, dates };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }

  @Endpoint(boaterReservationApi.acceptBerth)
  acceptBerth(
    @Input() { confirmed_requirements }: RouteInput<typeof boaterReservationApi.acceptBerth>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const command = { type: 'AcceptBerthOffer' as const, confirmed_requirements };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }

  @Endpoint(boaterReservationApi.declineBerth)
  declineBerth(
    @Input() { keep_place, reason }: RouteInput<typeof boaterReservationApi.declineBerth>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const command = { type: 'DeclineBerthOffer' as const, keep_place, message: reason === '' ? null : reason };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }

  @Endpoint(boaterReservationApi.addDocument)
  addDocument(
    @Input() { attachment_type }: RouteInput<typeof boaterReservationApi.addDocument>,
    @Upload() file: UploadedFile,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AddDocument(boater.reservation_id, attachment_type, file, context));
  }

  @Endpoint(boaterReservationApi.pay)
  pay(
    @Input() input: RouteInput<typeof boaterReservationApi.pay>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new PayReservation(boater.reservation_id, input, context));
  }

  @Endpoint(boaterReservationApi.message)
  message(
    @Input() { text }: RouteInput<typeof boaterReservationApi.message>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const { boater_id, reservation_id, reads_only } = boater;
    if (reads_only) return refuse('forbidden', LINK_ONLY_READS);
    return this.commands.execute(new PostMessage({ boater_id, reservation_id, text, from: 'BOATER' }, context));
  }

  @Endpoint(boaterReservationApi.cancel)
  cancel(
    @Input() { reason }: RouteInput<typeof boaterReservationApi.cancel>,
    @Boater() boater: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const command = { type: 'CancelByBoater' as const, message: reason === '' ? null : reason };
    return this.commands.execute(new MoveReservation(boater.reservation_id, command, context));
  }
}
