import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { paymentAuditWords } from './audit/audit-words.js';
import { ChangeBankHandler } from './commands/change-bank.js';
import { CloseCashDayHandler, ReopenCashDayHandler } from './commands/close-cash-day.js';
import { EraseCashTextsHandler } from './commands/erase-cash-texts.js';
import { ConfirmBerthVatHandler } from './commands/confirm-berth-vat.js';
import { CreditInvoiceHandler } from './commands/credit-invoice.js';
import { IssueInvoiceHandler } from './commands/issue-invoice.js';
import { MailInvoiceHandler } from './commands/mail-invoice.js';
import { RecordAtTillHandler } from './commands/record-at-till.js';
import { RecordPayoutHandler } from './commands/record-payout.js';
import { ReportAccountHandler } from './commands/report-account.js';
import { SetOnlinePaymentsHandler } from './commands/set-online-payments.js';
import { SetVatRatesHandler } from './commands/set-vat-rates.js';
import { StartOnboardingHandler } from './commands/start-onboarding.js';
import { reservationMoneyFeedSource } from './feed/payment-sources.js';
import { CashUpController } from './http/cash-up-controller.js';
import { InvoiceController } from './http/invoice-controller.js';
import { PaymentSettingController } from './http/payment-setting-controller.js';
import { InvoiceLinks } from './links/invoice-links.js';
import { InvoiceLookup } from './lookups/invoice-case.js';
import { MoneyOfDays } from './lookups/money-of-days.js';
import { VatLookup } from './lookups/vat-of-marina.js';
import { PrintedInvoices } from './payments/printed-invoices.js';
import { InvoiceMails } from './policies/invoice-mails.js';
import { InvoiceNumberingPolicy } from './policies/invoice-numbering-policy.js';
import { PayoutJob } from './policies/payout-job.js';
import { PayoutListening } from './policies/payout-listening.js';
import { InvoiceFollowing } from './policies/invoice-following.js';
import { cashDays } from './projections/cash-days.js';
import { invoiceList } from './projections/invoice-list.js';
import { moneyRows } from './projections/money-rows.js';
import { payoutList } from './projections/payout-list.js';
import { ExportMoneyHandler } from './queries/export-money.js';
import { DownloadInvoiceHandler, LinkInvoiceHandler } from './queries/link-invoice.js';
import { ListInvoicesHandler } from './queries/list-invoices.js';
import { FindPayoutOfPaymentsHandler, ListPayoutsHandler } from './queries/list-payouts.js';
import { PreviewInvoiceHandler } from './queries/preview-invoice.js';
import { FindPayoutAccountHandler, ShowAccountHandler } from './queries/show-account.js';
import { ListCashUpsHandler, ShowCashUpHandler } from './queries/show-cash-up.js';
import { ShowInvoicesOfReservationHandler } from './queries/show-invoices-of-reservation.js';
import { ShowVatListsHandler } from './queries/show-vat-lists.js';
import { accountRecord } from './records/account-record.js';
import { BankMutex } from './records/bank-mutex.js';
import { CashDayMutex } from './records/cash-day-mutex.js';
import { cashDayRecord } from './records/cash-day-record.js';
import { InvoiceDrawing } from './records/invoice-drawing.js';
import { BookMutex, InvoiceNumbering } from './records/invoice-numbering.js';
import { bookRecord, invoicingRecord } from './records/invoicing-record.js';
import { payoutRecord } from './records/payout-record.js';
import { ReceiptVat } from './records/receipt-vat.js';

/** Online payments, payouts, invoices, and the day's cash. */
@Area({
  records: [accountRecord, payoutRecord, invoicingRecord, bookRecord, cashDayRecord],
  auditWords: paymentAuditWords,
  foreignStreams: [{ prefix: RESERVATION_STREAM, feed: reservationMoneyFeedSource }],
  projections: [moneyRows, payoutList, invoiceList, cashDays],
  policies: [InvoiceNumberingPolicy, InvoiceFollowing, InvoiceMails],
  paymentListeners: [PayoutListening],
  controllers: [PaymentSettingController, InvoiceController, CashUpController],
  providers: [
    BankMutex,
    BookMutex,
    InvoiceNumbering,
    InvoiceDrawing,
    ReceiptVat,
    InvoiceLinks,
    InvoiceLookup,
    MoneyOfDays,
    VatLookup,
    PrintedInvoices,
    PayoutJob,
    ChangeBankHandler,
    CashDayMutex,
    CloseCashDayHandler,
    RecordAtTillHandler,
    ReopenCashDayHandler,
    EraseCashTextsHandler,
    ConfirmBerthVatHandler,
    CreditInvoiceHandler,
    IssueInvoiceHandler,
    MailInvoiceHandler,
    RecordPayoutHandler,
    ReportAccountHandler,
    SetOnlinePaymentsHandler,
    SetVatRatesHandler,
    StartOnboardingHandler,
    ExportMoneyHandler,
    DownloadInvoiceHandler,
    LinkInvoiceHandler,
    ListInvoicesHandler,
    ListPayoutsHandler,
    PreviewInvoiceHandler,
    ShowInvoicesOfReservationHandler,
    FindPayoutOfPaymentsHandler,
    FindPayoutAccountHandler,
    ShowAccountHandler,
    ShowCashUpHandler,
    ListCashUpsHandler,
    ShowVatListsHandler,
  ],
})
export class PaymentsModule {}
