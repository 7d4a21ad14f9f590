import { weaknessOf } from './password-strength.js';

it.each(['plumber', 'aaaaaaaaaaaaaaaa', 'Password2026!', 'homewright123', 'qwerty qwerty', 'xK2-9xK2-9xK2-9'])(
  '%s is easily guessed',
  (password) => {
    expect(weaknessOf(password)).toBeDefined();
  },
);

it.each(['correct horse battery staple', 'xK2-9fQ!m.7Zp', 'xK2-9fxK2-9fxK2-9f', 'admin of a small yellow house'])(
  '%s is not',
  (password) => {
    expect(weaknessOf(password)).toBeUndefined();
  },
);
