import type { ReactNode } from 'react';
import './then-and-now.css';

interface ThenAndNowProps<Name extends string> {
  /** What differs: "Setting" */
  what: string;
  names: readonly Name[];
  titleOf: (name: Name) => string;
  then: (name: Name) => ReactNode;
  now: (name: Name) => ReactNode;
}

/** An earlier state beside the present one, by what differs; on a phone one under the other. */
export function ThenAndNow<Name extends string>({ what, names, titleOf, then, now }: ThenAndNowProps<Name>) {
  return (
    <table className="then-and-now">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{titleOf(name)}</th>
            <td data-label="Then">{then(name)}</td>
            <td data-label="Now">{now(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
