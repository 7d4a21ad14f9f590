import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Where each restriction comes from: docs/architecture.md, "The rules a machine keeps". */
export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/'] },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in src/config/env.ts alone.' },
      ],
    },
  },
  {
    files: ['src/modules/*/application/**/*.ts', 'src/modules/*/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: [
                'HttpException',
                'BadRequestException',
                'UnauthorizedException',
                'ForbiddenException',
                'NotFoundException',
                'ConflictException',
                'UnprocessableEntityException',
                'ServiceUnavailableException',
                'InternalServerErrorException',
              ],
              message: 'Throw a DomainError: the problem filter turns it into HTTP.',
            },
          ],
        },
      ],
    },
  },
);
