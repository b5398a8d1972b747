import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(js.configs.recommended, ...tseslint.configs.strict, {
  files: ['web/src/**/*.ts', 'pagekit/src/**/*.ts', '*/*/src/*/viewer/*.ts'],
  linterOptions: { reportUnusedDisableDirectives: true },
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', 400],
    'max-params': 'off',
    // The compiler checks these better, and arrays are read within their bounds.
    'no-undef': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
    '@typescript-eslint/no-dynamic-delete': 'off',
  },
});
