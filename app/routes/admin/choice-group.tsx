type ChoiceGroupProps = {
  legend: string;
  name: string;
  options: readonly string[];
  /** The chosen one; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
};

/** One choice of several, as radio buttons that look like boxes. Pressed again, the chosen one is taken back. */
export function ChoiceGroup({ legend, name, options, value, onChange }: ChoiceGroupProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              onClick={() => option === value && onChange("")}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
