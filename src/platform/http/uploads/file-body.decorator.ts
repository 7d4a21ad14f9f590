import { ApiBody, type SchemaObject } from '@nestjs/swagger';

/**
 * Documents a form with a file in the field `file`.
 * @param description of the file
 * @param others the other fields
 */
export const FileBody = (description: string, others: Record<string, SchemaObject> = {}): MethodDecorator =>
  ApiBody({
    schema: {
      type: 'object',
      required: ['file', ...Object.keys(others)],
      properties: { ...others, file: { type: 'string', format: 'binary', description } },
    },
  });
