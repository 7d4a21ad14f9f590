import type { ReactNode } from 'react';
import './comparison-table.css';

interface ComparisonTableProps<Name extends string> {
  /** Heading of the first column: "Setting" */
  what: string;
  names: readonly Name[];
  titleOf: (name: Name) => string;
  then: (name: Name) => ReactNode;
  now: (name: Name) => ReactNode;
}

/** A table that compares an earlier state with the current one; on a phone one below the other. */
export function ComparisonTable<Name extends string>({ what, names, titleOf, then, now }: ComparisonTableProps<Name>) {
  return (
    <table className="comparison-table">
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
