import { readFileSync } from 'node:fs';
import { Env } from '../../config/env.js';
import { OPERATING_SETTING_NAMES, OPERATING_SETTINGS, ruleOfVariable } from './operating-settings.js';

const example = readFileSync('.env.example', 'utf8');

describe.each(OPERATING_SETTING_NAMES.map((name) => [name, OPERATING_SETTINGS[name]] as const))(
  'the setting %s',
  (name, { variable, default: byDefault, rule, choices = [], secret, tidy }) => {
    it('has an environment variable that .env.example explains, with its default', () => {
      expect(Object.keys(new Env())).toContain(variable);
      const line = new RegExp(`^#${variable}=(.*)$`, 'm').exec(example);
      expect(line).not.toBeNull();
      if (byDefault !== null) expect(line![1]).toBe(byDefault);
      const shown = line![1]!;
      if (shown !== '') expect(ruleOfVariable(variable)!.holds(shown)).toBe(true);
    });

    it('accepts its own default and choices', () => {
      for (const value of [byDefault, ...choices.map((choice) => choice.value)])
        if (value !== null) expect([value, rule.holds(value)]).toEqual([value, true]);
    });

    it('is secret if its name says so', () => {
      expect(secret ?? false).toBe(/password|secret|token|key/i.test(name));
      expect(tidy === undefined || secret === undefined).toBe(true);
    });
  },
);

it('has an input for addresses, emails or numbers if its rule requires one', () => {
  const taking = (sample: string) => OPERATING_SETTING_NAMES.filter((name) => OPERATING_SETTINGS[name].rule.holds(sample));
  const typed = (input: string) => OPERATING_SETTING_NAMES.filter((name) => OPERATING_SETTINGS[name].input === input);
  expect(typed('number')).toEqual(taking('7').filter((name) => !taking('seven').includes(name)));
  expect(typed('url')).toEqual(['publicAddress', 'mailServer', 'forwardTo', 'mapTiles']);
  expect(typed('email')).toEqual(['mailUser', 'notifyEmail']);
});
