type ChoiceGroupProps = {
  legend: string;
  name: string;
  options: readonly string[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
};

/** Radio buttons that look like boxes. A click on the chosen button clears the choice. */
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
