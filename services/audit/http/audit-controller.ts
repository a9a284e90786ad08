import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AsOfRequest, auditRoutes, type AuditSearch } from '../../../contracts/audit/api.js';
import { language, type Language } from '../../../contracts/vocabulary/languages.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, Staff } from '../../platform/http/endpoint.js';
import { FindRecordAsOf } from '../queries/find-record-as-of.js';
import { SearchAudit } from '../queries/search-audit.js';

@Controller()
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(auditRoutes.getall)
  getall(@Input() search: AuditSearch, @MarinaId() marina: string, @Staff() staff: StaffCaller) {
    return this.queries.execute(new SearchAudit({ marina_id: marina, language: languageOf(staff) }, search));
  }

  @Endpoint(auditRoutes.asOf)
  asOf(@Input() request: AsOfRequest, @MarinaId() marina: string, @Staff() staff: StaffCaller) {
    return this.queries.execute(new FindRecordAsOf({ marina_id: marina, language: languageOf(staff) }, request));
  }
}

function languageOf(staff: StaffCaller): Language {
  return language.catch('en').parse(staff.language);
}
