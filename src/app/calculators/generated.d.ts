declare module '@generated/calculators/default/facts.json' {
  const facts: import('../../content/calculators/facts').CalculatorFacts;
  export default facts;
}
