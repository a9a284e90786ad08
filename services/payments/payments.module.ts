import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { paymentAuditWords } from './audit/audit-words.js';
import { ChangeBank } from './calls/change-bank.js';
import { CloseCashDay } from './calls/close-cash-day.js';
import { ConfirmBerthVat } from './calls/confirm-berth-vat.js';
import { CreditInvoice } from './calls/credit-invoice.js';
import { DownloadInvoice } from './calls/download-invoice.js';
import { EraseCashTexts } from './calls/erase-cash-texts.js';
import { ExportMoney } from './calls/export-money.js';
import { IssueInvoice } from './calls/issue-invoice.js';
import { LinkInvoice } from './calls/link-invoice.js';
import { ListCashUps } from './calls/list-cash-ups.js';
import { ListInvoices } from './calls/list-invoices.js';
import { ListPayouts } from './calls/list-payouts.js';
import { MailInvoice } from './calls/mail-invoice.js';
import { PreviewInvoice } from './calls/preview-invoice.js';
import { ReopenCashDay } from './calls/reopen-cash-day.js';
import { SetOnlinePayments } from './calls/set-online-payments.js';
import { SetVatRates } from './calls/set-vat-rates.js';
import { ShowAccount } from './calls/show-account.js';
import { ShowCashUp } from './calls/show-cash-up.js';
import { ShowInvoicesOfReservation } from './calls/show-invoices-of-reservation.js';
import { ShowVatLists } from './calls/show-vat-lists.js';
import { StartOnboarding } from './calls/start-onboarding.js';
import { reservationMoneyFeedSource } from './feed/payment-sources.js';
import { InvoiceLinks } from './links/invoice-links.js';
import { InvoiceLookup } from './lookups/invoice-case.js';
import { MoneyOfDays } from './lookups/money-of-days.js';
import { VatLookup } from './lookups/vat-of-marina.js';
import { FindVatPercentsHandler } from './messages/find-vat-percents.js';
import { FindPayoutAccountHandler } from './messages/find-payout-account.js';
import { FindPayoutOfPaymentsHandler } from './messages/find-payout-of-payments.js';
import { RecordAtTillHandler } from './messages/record-at-till.js';
import { RecordPayoutHandler } from './messages/record-payout.js';
import { ReportAccountHandler } from './messages/report-account.js';
import { PrintedInvoices } from './payments/printed-invoices.js';
import { InvoiceAdjustmentPolicy } from './policies/invoice-adjustment-policy.js';
import { InvoiceMails } from './policies/invoice-mails.js';
import { InvoiceNumberingPolicy } from './policies/invoice-numbering-policy.js';
import { PayoutJob } from './policies/payout-job.js';
import { PayoutListener } from './policies/payout-listener.js';
import { cashDays } from './projections/cash-days.js';
import { invoiceList } from './projections/invoice-list.js';
import { moneyRows } from './projections/money-rows.js';
import { payoutList } from './projections/payout-list.js';
import { accountRecord } from './records/account-record.js';
import { cashDayRecord } from './records/cash-day-record.js';
import { InvoiceIssuer } from './records/invoice-issuer.js';
import { InvoiceNumbers } from './records/invoice-numbers.js';
import { bookRecord, invoicingRecord } from './records/invoicing-record.js';
import { payoutRecord } from './records/payout-record.js';
import { ReceiptVat } from './records/receipt-vat.js';

/** Online payments, payouts, invoices, and the day's cash. */
@Area({
  records: [accountRecord, payoutRecord, invoicingRecord, bookRecord, cashDayRecord],
  auditWords: paymentAuditWords,
  foreignStreams: [{ prefix: RESERVATION_STREAM, feed: reservationMoneyFeedSource }],
  calls: [
    SetOnlinePayments,
    StartOnboarding,
    ShowAccount,
    ChangeBank,
    ShowVatLists,
    SetVatRates,
    ConfirmBerthVat,
    ExportMoney,
    ListPayouts,
    IssueInvoice,
    PreviewInvoice,
    ShowInvoicesOfReservation,
    CreditInvoice,
    ListInvoices,
    LinkInvoice,
    DownloadInvoice,
    MailInvoice,
    ShowCashUp,
    ListCashUps,
    CloseCashDay,
    ReopenCashDay,
    EraseCashTexts,
  ],
  projections: [moneyRows, payoutList, invoiceList, cashDays],
  policies: [InvoiceNumberingPolicy, InvoiceAdjustmentPolicy, InvoiceMails],
  paymentListeners: [PayoutListener],
  providers: [
    RecordAtTillHandler,
    RecordPayoutHandler,
    ReportAccountHandler,
    FindPayoutAccountHandler,
    FindVatPercentsHandler,
    FindPayoutOfPaymentsHandler,
    InvoiceNumbers,
    InvoiceIssuer,
    ReceiptVat,
    InvoiceLinks,
    InvoiceLookup,
    MoneyOfDays,
    VatLookup,
    PrintedInvoices,
    PayoutJob,
  ],
})
export class PaymentsModule {}
