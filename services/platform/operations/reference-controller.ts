import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { Operational } from '../http/endpoint.js';
import { type OpenApiDocument, openApiDocument } from '../openapi/openapi-document.js';
import type { KindOfError } from '../openapi/route-operation.js';
import { PAGE, PAGE_POLICY, PAGE_SCRIPT } from './reference-page.js';

/** What there is to document. */
export interface Documented {
  readonly routes: readonly Route[];
  readonly kindOfError: KindOfError;
}

export const DOCUMENTED = Symbol('DOCUMENTED');

/** The calls, for programs and for people. */
@Controller()
export class ReferenceController {
  private document: OpenApiDocument | undefined;

  constructor(@Inject(DOCUMENTED) private readonly documented: Documented) {}

  /** Written when somebody asks for the first time: it takes a second that no start should wait for. */
  @Operational()
  @Get('/openapi.json')
  openapi(): OpenApiDocument {
    this.document ??= openApiDocument(this.documented.routes, this.documented.kindOfError);
    return this.document;
  }

  @Operational()
  @Get('/docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_POLICY)
  page(): string {
    return PAGE;
  }

  @Operational()
  @Get('/docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return PAGE_SCRIPT;
  }
}
